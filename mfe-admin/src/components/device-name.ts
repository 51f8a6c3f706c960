const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const findName = (patterns: [RegExp, string][], device: string) =>
  patterns.find(([pattern]) => pattern.test(device))?.[1]

/** Returns 'Chrome · Windows' from a User-Agent header, or the beginning of the header if it is unknown. */
export const deviceName = (device: string): string =>
  [findName(browsers, device), findName(systems, device)].filter(Boolean).join(' · ') ||
  device.slice(0, 60) ||
  '—'
