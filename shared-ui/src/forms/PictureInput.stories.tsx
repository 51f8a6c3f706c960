import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useWords } from '@samity/shared-ui/words'
import { PictureInput } from './PictureInput.tsx'

const words = { label: { en: 'Photo', bn: 'ছবি' } }

function LabelledPicture(props: ComponentProps<typeof PictureInput>) {
  const { label } = useWords(words)
  const [value, setValue] = useState(props.value)
  return (
    <>
      <label htmlFor="photo">{label}</label>
      <PictureInput {...props} id="photo" value={value} onChange={setValue} />
    </>
  )
}

const meta = { component: PictureInput, render: LabelledPicture } satisfies Meta<typeof PictureInput>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyPictureInput: Story = {}

export const StoredPicture: Story = { args: { value: '/pictures/portrait', aspectRatio: 4 / 5 } }

export const RequiredPicture: Story = { args: { value: '/pictures/portrait', cannotRemove: true } }
