import { recipientGroups, type Recipients } from '../../contract/plan.ts'

export function recipientsOf(params: URLSearchParams): Recipients {
  const { value: who } =
    recipientGroups.find(({ value }) => value === params.get('who')) ?? recipientGroups[0]
  const search = params.get('search') ?? ''
  if (who === 'one') {
    const id = Number(params.get('advocate'))
    return { who, ...(id > 0 && { advocate_id: id }), ...(search && { search }) }
  }
  if (who === 'voters') {
    const list = Number(params.get('list'))
    return { who, ...(list > 0 && { voter_list_id: list }) }
  }
  const standing = params.get('standing')
  const court = params.get('court')
  const months = Number(params.get('months'))
  return {
    who,
    ...(search && { search }),
    ...(standing && { standing }),
    ...(court && { court }),
    ...(months > 0 && { months_min: months }),
  }
}
