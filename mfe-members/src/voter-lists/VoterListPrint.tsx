import { fetchPage } from '@samity/shared-api/client'
import { type Voter, type VoterList, voterListName } from '@samity/shared-api/contract/members/voter-list'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { readAllRows } from '@samity/shared-ui/data'
import { PrintDialog, PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { useQuery } from '@samity/shared-ui/query'
import { fill, makeShow, useWords } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import { voterListPath } from '../members-api.ts'
import { ruleText } from './voter-list-words.ts'
import styles from './voter-list-print.module.css'

const words = { title: { en: 'Print of the Voter List', bn: 'ভোটার তালিকার ছাপা' } }
// voters read the list on the wall of the association: the paper is Bengali for every reader of the screen
const paper = {
  draft: 'খসড়া ভোটার তালিকা',
  final: 'চূড়ান্ত ভোটার তালিকা',
  asOf: '{day} তারিখের · মোট ভোটার {voters} জন',
  rule: 'নিয়ম: {rule}',
  serial: 'ক্রমিক',
  name: 'নাম',
  father: 'পিতার নাম',
  number: 'নিবন্ধন নম্বর',
  photo: 'ছবি',
  end: 'তালিকার শেষ: {total} জনের মধ্যে {count} জন ভোটার',
  digest: 'যাচাই-সংকেত (SHA-256)',
}

const photoOf = ({ photo }: Voter) => photo && `${photo}/320.webp`

/**
 * Resolves when each photo is there or has failed. The browser's print command does not wait for photos that
 * still load.
 */
const loadPhotos = (voters: readonly Voter[]) =>
  Promise.all(
    voters.map(async (voter) => {
      const address = photoOf(voter)
      if (!address) return
      const image = new Image()
      image.src = address
      await image.decode?.().catch(() => undefined)
    }),
  )

async function fetchVoters(id: number, signal?: AbortSignal): Promise<Voter[]> {
  const voters = await readAllRows((page) => fetchPage<Voter>(`${voterListPath(id)}voters/`, page, signal))
  await loadPhotos(voters)
  return voters
}

type Props = { list: VoterList; onClose: () => void }

export function VoterListPrint({ list, onClose }: Props) {
  const t = useWords(words)
  const path = `${voterListPath(list.id)}voters/`
  const { data, error, refresh } = useQuery<Voter[]>(
    [path, 'print', list.version, list.open_objections],
    (signal) => fetchVoters(list.id, signal),
  )
  return (
    <PrintDialog title={t.title} onClose={onClose} isReady={data !== undefined}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        <VotersOnPaper list={list} voters={data} />
      ) : (
        <LoadingState />
      )}
    </PrintDialog>
  )
}

function VotersOnPaper({ list, voters }: { list: VoterList; voters: readonly Voter[] }) {
  const show = makeShow('bn', 'bengali')
  const title = voterListName(list).bn
  return (
    <PrintSheet
      title={title}
      language="bn"
      issuedBy={list.finalised_by}
      subtitle={
        <>
          <span>{list.status === 'final' ? paper.final : paper.draft}</span>
          <span>{fill(paper.asOf, { day: show.day(list.day), voters: show.number(voters.length) })}</span>
          <span>{fill(paper.rule, { rule: ruleText(list.rule, 'bn', show) })}</span>
        </>
      }
    >
      <PrintTable
        label={title}
        columns={[
          { name: 'serial', label: paper.serial, isFigure: true },
          { name: 'photo', label: paper.photo },
          { name: 'name', label: paper.name },
          { name: 'father', label: paper.father },
          { name: 'number', label: paper.number, isCode: true },
        ]}
        rows={voters.map((voter) => ({
          serial: show.number(voter.serial),
          photo: voter.photo ? (
            // the name is in the next cell
            <img className={styles.photo} src={photoOf(voter)!} alt="" />
          ) : (
            <span className={styles.photo} />
          ),
          name: <span translate="no">{nameOf(voter).bn}</span>,
          father: <span translate="no">{voter.father_name_bengali || voter.father_name}</span>,
          number: <span translate="no">{show.digits(voter.bar_registration_number)}</span>,
        }))}
      />
      <p className={styles.end}>
        {fill(paper.end, { count: show.number(voters.length), total: show.number(list.voters) })}
      </p>
      {list.digest && (
        <p className={styles.digest}>
          {paper.digest}: <span translate="no">{list.digest}</span>
        </p>
      )}
    </PrintSheet>
  )
}
