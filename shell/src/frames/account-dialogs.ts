// one file for what the account menu opens
export { AboutDialog as about } from './AboutDialog.tsx'
export { AppearanceDialog as appearance } from './AppearanceDialog.tsx'
