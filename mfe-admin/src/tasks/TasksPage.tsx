import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { taskStates, type Task } from '@samity/shared-api/contract/system/task'
import { Moment } from '@samity/shared-ui/admin'
import { Button, Card, Page, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './tasks.module.css'

const words = {
  heading: { en: 'Tasks', bn: 'করণীয়' },
  empty: { en: 'No task is open for you.', bn: 'আপনার জন্য কোনো করণীয় খোলা নেই।' },
  noMatch: { en: 'No task matches these filters.', bn: 'এই ফিল্টারে কোনো করণীয় নেই।' },
  task: { en: 'Task', bn: 'করণীয় কাজ' },
  askedBy: { en: 'Asked by', bn: 'যার অনুরোধ' },
  byPerson: { en: '{module}, for {person}', bn: '{module}, {person}-এর কাজে' },
  dueOn: { en: 'To do by', bn: 'শেষ করার দিন' },
  late: { en: '{day}: the day is over', bn: '{day}: দিন পেরিয়ে গেছে' },
  closed: { en: 'Closed on', bn: 'শেষ হওয়ার সময়' },
  state: { en: 'State', bn: 'অবস্থা' },
  done: { en: 'Done', bn: 'সম্পন্ন' },
  isDone: { en: '‘{title}’ is done.', bn: '‘{title}’ সম্পন্ন হয়েছে।' },
  undo: { en: 'Not done yet', bn: 'এখনো হয়নি' },
  isOpen: { en: 'The task is open again.', bn: 'করণীয়টি আবার খোলা হয়েছে।' },
}

export default function TasksPage() {
  const t = useWords(words)
  const say = useSay()
  const list = useList<Task>('tasks/', {
    search: true,
    searchedFields: [],
    filters: { state: { field: 'state', initial: 'open' } },
  })
  const { busyWith, run } = useAction()
  const [lastDone, setLastDone] = useState<Task>()
  const showsOpen = list.params['state'] === 'open'
  const columns = useTaskColumns(showsOpen)

  const close = (task: Task) =>
    run(() => http.post(`tasks/${task.id}/done/`), {
      name: String(task.id),
      onDone: () => {
        if (showsOpen) list.hide(task.id)
        setLastDone(task)
      },
      onEnd: list.refresh,
    })
  const reopen = ({ id }: Task) =>
    run(() => http.post(`tasks/${id}/reopen/`), {
      name: String(id),
      done: words.isOpen,
      onDone: () => setLastDone(undefined),
      onEnd: list.refresh,
    })
  const isFiltered = list.params['search'] || !showsOpen

  return (
    <Page heading={words.heading}>
      <Card>
        <p role="status" className={styles.done}>
          {lastDone && (
            <>
              {fill(t.isDone, { title: say(lastDone.title) })}
              <Button
                size="small"
                loading={busyWith === String(lastDone.id)}
                onClick={() => reopen(lastDone)}
              >
                {t.undo}
              </Button>
            </>
          )}
        </p>
        <ListTable
          list={list}
          label={words.heading}
          columns={columns}
          empty={isFiltered ? words.noMatch : words.empty}
          file="tasks"
          filters={
            <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: taskStates }} />
          }
          actions={(task) =>
            task.closed_at === null ? (
              <Button size="small" loading={busyWith === String(task.id)} onClick={() => close(task)}>
                {t.done}
              </Button>
            ) : (
              // what a module has closed is over
              task.closed_by !== null && (
                <Button size="small" loading={busyWith === String(task.id)} onClick={() => reopen(task)}>
                  {t.undo}
                </Button>
              )
            )
          }
        />
      </Card>
    </Page>
  )
}

function useTaskColumns(showsOpen: boolean): Column<Task>[] {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const giverOf = ({ module_title, given_by }: Task) =>
    given_by ? fill(t.byPerson, { module: say(module_title), person: given_by }) : say(module_title)
  const columns: Column<Task>[] = [
    {
      name: 'title',
      sort: null,
      label: words.task,
      value: ({ title }) => say(title),
      show: ({ title, text, path }) => (
        <div className={styles.task}>
          <Link to={path}>{say(title)}</Link>
          {text && <p className={styles.text}>{say(text)}</p>}
        </div>
      ),
    },
    { name: 'given_by', sort: null, label: words.askedBy, value: giverOf },
    {
      name: 'due_on',
      sort: null,
      label: words.dueOn,
      kind: 'day',
      value: ({ due_on }) => due_on,
      show: ({ due_on, closed_at }) => {
        if (!due_on) return null
        const isLate = closed_at === null && due_on < today()
        return isLate ? (
          <strong className={styles.late}>{fill(t.late, { day: show.day(due_on) })}</strong>
        ) : (
          show.day(due_on)
        )
      },
    },
  ]
  const closed: Column<Task> = {
    name: 'closed_at',
    sort: null,
    label: words.closed,
    value: ({ closed_at }) => closed_at,
    show: ({ closed_at, closed_by, module_title }) =>
      closed_at && (
        <>
          {closed_by ?? say(module_title)}, <Moment at={closed_at} />
        </>
      ),
  }
  return showsOpen ? columns : [...columns, closed]
}
