import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Tokens } from '../../.storybook/Tokens.tsx'

const meta = { component: Tokens } satisfies Meta<typeof Tokens>
export default meta

/** Space, type, radius, density and colours in both themes, from tokens.css, colours.css and dark.css. */
export const AllTokens: StoryObj<typeof meta> = {}
