import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// What browsers have and jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder })

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
