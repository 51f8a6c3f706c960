export { FormSections, type FormSection } from './FormSections.tsx'
