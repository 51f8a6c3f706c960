import sharp from 'sharp'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

const skins = ['#f0c9a4', '#e0ac7e', '#c98f5f', '#b07845', '#8f5d35']
const hairs = ['#1d1512', '#2b1c14', '#3a2a20', '#6f6a66', '#c9c5c1']
const backgrounds = ['#dfe9e2', '#e6e2d6', '#dbe3ea', '#ece3e3', '#e3e0ee']

/**
 * Draws a face over an advocate's black coat and white bands, so that no picture shows a real person. A PNG
 * of 320 × 400 pixels.
 */
export async function aPortrait(random: Random, { isWoman }: DemoPerson): Promise<Buffer> {
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const background = random.pick(backgrounds)
  const width = random.whole(84, 98)
  const hasBeard = !isWoman && random.chance(0.4)
  const hasGlasses = random.chance(0.45)
  const hasScarf = isWoman && random.chance(0.45)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400" viewBox="0 0 480 600">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${background}"/></linearGradient></defs>
    <rect width="480" height="600" fill="url(#g)"/>
    ${isWoman && !hasScarf ? `<path d="M130 250c0-150 220-150 220 0v190H130z" fill="${hair}"/>` : ''}
    ${hasScarf ? `<path d="M118 270c-6-190 250-190 244 0 20 90 30 170 40 240H78c10-70 20-150 40-240z" fill="${random.pick(['#7d8f86', '#8a7f99', '#a58a6f', '#5f7f8f'])}"/>` : ''}
    <path d="M20 600c0-130 90-170 220-176 130 6 220 46 220 176z" fill="#15171a"/>
    <path d="M186 424l54 74 54-74-20-14h-68z" fill="#fafafa"/>
    <path d="M226 486h28l14 84h-56z" fill="#f2f2f2"/><path d="M240 490v78" stroke="#c9c9c9" stroke-width="3"/>
    <path d="M204 356h72v66q-36 34-72 0z" fill="${skin}"/>
    <ellipse cx="240" cy="268" rx="${width}" ry="118" fill="${skin}"/>
    ${hasBeard ? `<path d="M${240 - width} 282q6 112 ${width} 112t${width}-112q-22 58-${width} 58t-${width}-58z" fill="${hair}"/>` : ''}
    <path d="M${240 - width - 4} 250q-8-124 ${width + 4}-128 ${width + 12} 4 ${width + 4} 128-10-52-40-70-64 30-${2 * width - 60} 0-24 20-32 70z" fill="${hair}"/>
    <path d="M192 246q14-10 30 0M258 246q16-10 30 0" stroke="${hair}" stroke-width="6" fill="none" stroke-linecap="round"/>
    <circle cx="208" cy="268" r="7" fill="#22201e"/><circle cx="272" cy="268" r="7" fill="#22201e"/>
    ${hasGlasses ? '<g fill="none" stroke="#2a2a2e" stroke-width="5"><rect x="180" y="250" width="54" height="38" rx="14"/><rect x="246" y="250" width="54" height="38" rx="14"/><path d="M234 266h12"/></g>' : ''}
    <path d="M240 276q-12 30 2 36" stroke="#0000002e" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M214 338q26 ${random.whole(10, 24)} 52 0" stroke="#8d4a40" stroke-width="6" fill="none" stroke-linecap="round"/>
  </svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer()
}
