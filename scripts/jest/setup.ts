import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import React from 'react'
import { TextDecoder, TextEncoder } from 'node:util'

// Functions that browsers have and jsdom lacks
Object.assign(globalThis, { TextEncoder, TextDecoder })

const readBlob = (read: (reader: FileReader) => void) =>
  new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error))
    read(reader)
  })
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return readBlob((reader) => reader.readAsArrayBuffer(this)) as Promise<ArrayBuffer>
}
Blob.prototype.text ??= function (this: Blob) {
  return readBlob((reader) => reader.readAsText(this)) as Promise<string>
}

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.scrollTo = () => undefined
// it loads no pictures
HTMLImageElement.prototype.decode ??= () => Promise.resolve()
Element.prototype.scrollIntoView ??= () => undefined

// jsdom cannot compute styles of pseudo-elements and prints an error for each call, so the second argument is
// dropped
const { getComputedStyle } = window
window.getComputedStyle = (element) => getComputedStyle(element)

// For each style that a test queries, jsdom would match every rule of the theme against the element. That
// takes most of a test's time, and no test depends on the theme, so style elements stay empty.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get: () => '',
  set: (_rules: string) => {},
})

const { getElementError } = getConfig()
configure({
  // a screen on a busy machine renders slowly
  asyncUtilTimeout: 20_000,
  // A query that waits fails often before it succeeds. Only one that waited in vain prints the document.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
})

// In development React keeps the stack of each element that is made, which takes a tenth of a test's time
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
Object.defineProperty(internals!, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
})
