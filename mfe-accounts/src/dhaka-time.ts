const dhakaFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Formats an ISO timestamp in Dhaka time: '21/11/2026 14:05:09'. */
export const formatDhakaTime = (instant: string): string =>
  dhakaFormat.format(new Date(instant)).replace(',', '')
