const toTheMinute = {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

const formats = {
  minutes: new Intl.DateTimeFormat('en-GB', toTheMinute),
  seconds: new Intl.DateTimeFormat('en-GB', { ...toTheMinute, second: '2-digit' }),
}

/** Formats an ISO timestamp in Dhaka time: '21/11/2026, 14:05', or with seconds '21/11/2026, 14:05:09'. */
export const showMoment = (moment: string, precision: keyof typeof formats): string =>
  formats[precision].format(new Date(moment))
