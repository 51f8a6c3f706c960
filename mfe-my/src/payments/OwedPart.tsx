export default function OwedPart() {
  return null
}
