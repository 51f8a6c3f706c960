export { useOptionList } from './use-option-list.ts'
