import { fetchTimeoutMs, timeoutError } from './fetch-timeout.ts'

/*
 * Files that the page requests before the code that needs them asks for them (decision 082). `fetchFile`
 * takes each of them once. The browser checks the hash as always, and a request that hangs is aborted.
 */

type EarlyFile = {
  integrity: string
  controller: AbortController
  response: Promise<Response>
  timer: ReturnType<typeof setTimeout>
}

/**
 * The files by their URLs; undefined for a file that has been taken, or that was requested without an early
 * request. The script that a page starts with and the shell are separate builds, so they share the requests
 * here.
 */
const place: typeof globalThis & { samityEarlyFiles?: Map<string, EarlyFile | undefined> } = globalThis
const earlyFiles = () => (place.samityEarlyFiles ??= new Map<string, EarlyFile | undefined>())

const urlOf = (file: string) => new URL(file, location.href).href

/** Whether this page has requested a file. */
export const isRequested = (file: string): boolean => earlyFiles().has(urlOf(file))

/** Requests a file, unless this page has requested it before. */
export function fetchEarly(file: string, integrity: string): void {
  if (isRequested(file)) return
  const url = urlOf(file)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timeoutError()), fetchTimeoutMs)
  const response = fetch(url, { integrity, signal: controller.signal }).finally(() => clearTimeout(timer))
  const earlyFile = { integrity, controller, response, timer }
  earlyFiles().set(url, earlyFile)
  // a request that failed before anybody needed the file is as if there had been none
  response.catch(() => {
    if (earlyFiles().get(url) === earlyFile) earlyFiles().delete(url)
  })
}

/** Returns the early request for a file with this hash, once. The caller then limits its time. */
export function takeEarlyFile(file: string, integrity: string): EarlyFile | undefined {
  const url = urlOf(file)
  const earlyFile = earlyFiles().get(url)
  earlyFiles().set(url, undefined)
  if (earlyFile?.integrity !== integrity) return undefined
  clearTimeout(earlyFile.timer)
  return earlyFile
}

export function abortEarlyFilesBelow(base: string): void {
  for (const [url, file] of earlyFiles()) {
    if (!file || !url.startsWith(base)) continue
    file.controller.abort(timeoutError())
    earlyFiles().delete(url)
  }
}
