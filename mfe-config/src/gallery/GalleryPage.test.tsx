import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import GalleryPage from './GalleryPage.tsx'

const picnic = { id: 5, version: 1, image: '/media/abc', caption: 'Picnic', type: 'general' }
const route = '/dashboard/addMedia'
const aPicture = (name: string) => new File(['…'], name, { type: 'image/jpeg' })
const open = (rows: object[] = []) => {
  const server = fakeServer(galleryItem, rows as never)
  return { server, ...renderScreen(<GalleryPage />, { at: route }) }
}
const uploadButton = () => screen.getByRole('button', { name: 'Upload' })
const uploadTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('several pictures are uploaded one after the other with the same caption and type, and appear in the list', async () => {
  const { user, server } = open()
  expect(screen.getByRole('heading', { level: 1, name: 'Add New Media' })).toBeInTheDocument()
  expect(await screen.findByText('No media found.')).toBeInTheDocument()
  expect(screen.getByLabelText('Type')).toHaveValue('general')
  await user.upload(screen.getByLabelText(/^Image/), [aPicture('one.jpg'), aPicture('two.jpg')])
  expect(uploadTexts()).toHaveLength(2)
  await user.type(screen.getByLabelText('Caption'), 'Opening of the library')
  await user.selectOptions(screen.getByLabelText('Type'), 'Paper Cutting')
  await user.click(uploadButton())
  expect(await screen.findByText('Image uploaded successfully!')).toBeInTheDocument()
  expect(await screen.findAllByRole('row', { name: /Opening of the library Paper Cutting/ })).toHaveLength(2)
  expect(server.rows(galleryItem).map(({ image }) => image)).toEqual(['/media/two.jpg', '/media/one.jpg'])
  expect(uploadTexts()).toEqual([])
  expect(screen.getByLabelText('Caption')).toHaveValue('')
})

test('an upload without a picture says that one is required', async () => {
  const { user, server } = open()
  await user.click(uploadButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Required')
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('pictures can be dropped, and a file that is not a picture shows an error, is not sent and can be removed', async () => {
  const { user, server } = open()
  const area = screen.getByLabelText(/^Image/).closest('div')!
  // some systems give a photo from a phone no MIME type
  const files = [
    new File(['…'], 'phone.heic'),
    new File(['MZ'], 'virus.exe', { type: 'application/x-msdownload' }),
  ]
  fireEvent.drop(area, { dataTransfer: { files } })
  expect(uploadTexts()).toEqual([
    expect.stringContaining('phone.heic'),
    expect.stringContaining('This is not a picture'),
  ])
  await user.click(uploadButton())
  await waitFor(() => expect(uploadTexts()).toEqual([expect.stringContaining('virus.exe')]))
  expect(server.rows(galleryItem).map(({ image }) => image)).toEqual(['/media/phone.heic'])
  await user.click(screen.getByRole('button', { name: 'Remove virus.exe' }))
  expect(uploadTexts()).toEqual([])
})

test('a rejected picture stays with the reason while the others are uploaded, and a retry sends the same key', async () => {
  const { user, server } = open()
  await user.upload(screen.getByLabelText(/^Image/), [aPicture('bad.jpg'), aPicture('good.jpg')])
  server.refuseNext(422, {
    message: 'Please correct',
    errors: { image: ['This file is not a picture that can be read'] },
  })
  await user.click(uploadButton())
  expect(await screen.findByText('This file is not a picture that can be read')).toBeInTheDocument()
  expect(await screen.findByText('Image uploaded successfully!')).toBeInTheDocument()
  expect(uploadTexts()).toEqual([expect.stringContaining('bad.jpg')])
  await user.click(uploadButton())
  await waitFor(() => expect(uploadTexts()).toEqual([]))
  const keys = server.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[2]).toBe(keys[0])
  expect(keys[1]).not.toBe(keys[0])
})

test('Edit Media shows the current image, and caption and type are saved without a new one', async () => {
  const { user, server } = open([picnic])
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Media' })).toBeInTheDocument()
  expect(await screen.findByAltText('Chosen picture')).toHaveAttribute('src', '/media/abc/320.webp')
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Caption'), ' 2026')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument()
  expect(server.rows(galleryItem)).toMatchObject([{ image: '/media/abc', caption: 'Picnic 2026' }])
  expect(await screen.findByRole('heading', { level: 1, name: 'Add New Media' })).toBeInTheDocument()
})

test('an image is deleted after a confirmation', async () => {
  const { user, server } = open([picnic])
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this image?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(server.rows(galleryItem)).toEqual([])
})
