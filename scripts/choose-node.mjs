/** The newest Node 24 that Samity was tested with. Node 24 has long-term support, too. */
const testedNode24 = '24.21.0'

const partsOf = (version) => version.split('.').map(Number)

const isNewer = (left, right) => {
  const index = left.findIndex((part, position) => part !== right[position])
  return index >= 0 && left[index] > right[index]
}

/**
 * Chooses between the machine's Node and the one of the lock file; undefined without a Node that can run
 * Samity. The machine's is preferred if it is a newer release of a tested major version, because it has newer
 * corrections.
 */
export function chooseNode(machine, locked) {
  const version = partsOf(machine)
  if (!locked) return version[0] >= 24 ? 'machine' : undefined
  const hasCorrections = [locked, testedNode24].some((tested) => {
    const testedVersion = partsOf(tested)
    return version[0] === testedVersion[0] && isNewer(version, testedVersion)
  })
  return hasCorrections ? 'machine' : 'locked'
}
