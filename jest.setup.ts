import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder })

Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsArrayBuffer(this)
  })
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
Element.prototype.scrollIntoView ??= () => undefined

// jsdom computes no styles of pseudo-elements and complains when it is asked for them.
const { getComputedStyle } = window
window.getComputedStyle = (element) => getComputedStyle(element)

// jsdom would match every rule of the theme against every element that a test asks about: most of a test's time,
// and nothing that a test looks at.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: (_rules: string) => {} })

// A screen on a busy machine takes its time.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 5_000 })
