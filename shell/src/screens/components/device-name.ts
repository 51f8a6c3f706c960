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

/** 'Chrome · Windows' from what a browser says of itself; what is not known stays as it was said. */
export const deviceName = (device: string): string =>
  [findName(browsers, device), findName(systems, device)].filter(Boolean).join(' · ') ||
  device.slice(0, 60) ||
  '—'
