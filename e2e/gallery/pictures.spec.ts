import sharp from 'sharp'
import { expect, readStories, test, type Galleries, type GalleryPage } from './gallery-page.ts'
import { checkSheet, describeDifference, differenceFromStored, makeSheet } from './picture-sheet.ts'

const desktop = 1366
const phone = 390
const languages = ['en', 'bn'] as const
const themes = ['light', 'dark'] as const

type Take = (gallery: GalleryPage) => Promise<Buffer>

/** Of what is shown, at both widths */
async function takePictures(gallery: GalleryPage, take: Take): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const width of [desktop, phone]) {
    await gallery.resize(width, 900)
    pictures.push(await take(gallery))
  }
  return pictures
}

/** Each language in both themes */
async function takeSheet(galleries: Galleries, take: Take): Promise<Buffer> {
  const takeLanguage = async (language: (typeof languages)[number]) => {
    const pictures = themes.map((theme) => takePictures(galleries[`${language} ${theme}`], take))
    return (await Promise.all(pictures)).flat()
  }
  return makeSheet(await Promise.all(languages.map(takeLanguage)))
}

async function showStory(gallery: GalleryPage, id: string): Promise<void> {
  await gallery.resize(desktop, 900)
  await gallery.show(id)
}

/** The screens are one of each pattern; of the other parts the first story is enough to see its look. */
const pictured = [...readStories()].flatMap(([title, stories]) =>
  title === 'screens' ? stories : stories.slice(0, 1),
)

for (const { id } of pictured)
  test(`${id} equals its picture (PICTURES=1 replaces it)`, async ({ galleries }) => {
    await Promise.all(Object.values(galleries).map((gallery) => showStory(gallery, id)))
    const sheet = await takeSheet(galleries, (gallery) => gallery.picture())
    // only pictures that differ are taken until they stay the same
    if (await differenceFromStored(id, sheet)) {
      const stableSheet = await takeSheet(galleries, (gallery) => gallery.stablePicture())
      expect(await checkSheet(id, stableSheet)).toBeUndefined()
    }
  })

test('a button in another colour, or a row more, is a difference; other smoothing is none', async () => {
  const screen = (colour: string, height = 400) =>
    sharp({ create: { width: 800, height, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: 90, height: 36, channels: 3, background: colour } }, left: 40, top: 40 },
      ])
      .png()
      .toBuffer()
  const sheet = async (picture: Buffer) => makeSheet([[picture]])
  const green = await sheet(await screen('#0b6e4f'))
  expect(await describeDifference(await sheet(await screen('#b3261e')), green)).toMatch(/cells/)
  expect(await describeDifference(await sheet(await screen('#0b6e4f', 440)), green)).toMatch(/pixels instead/)
  const smoothed = await sharp(await screen('#0b6e4f'))
    .blur(0.6)
    .png()
    .toBuffer()
  expect(await describeDifference(await sheet(smoothed), green)).toBeUndefined()
})
