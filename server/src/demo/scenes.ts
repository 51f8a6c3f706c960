import sharp from 'sharp'
import type { Random } from './random.ts'

const skies = [
  ['#bfe0f5', '#f5fbff'],
  ['#f7d9b8', '#fff7ec'],
  ['#c9d4e8', '#f3f5fa'],
]

const courthouse = (random: Random) => {
  const [top, bottom] = random.pick(skies)
  const columns = Array.from(
    { length: 8 },
    (_, index) => `<rect x="${310 + index * 92}" y="430" width="34" height="260" rx="4" fill="#f4efe4"/>`,
  ).join('')
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="1280" height="860" fill="url(#s)"/>
    <circle cx="${random.whole(160, 1100)}" cy="150" r="60" fill="#fff8dc" opacity=".8"/>
    <path d="M0 690q320-60 640-20t640-10v200H0z" fill="#7f9f74"/>
    <path d="M260 400L640 250l380 150z" fill="#b5533c"/><rect x="280" y="396" width="720" height="40" fill="#d9cfbd"/>
    <rect x="290" y="436" width="700" height="256" fill="#e8dfcd"/>${columns}
    <rect x="590" y="540" width="100" height="152" fill="#6b4a34"/><rect x="250" y="690" width="780" height="26" fill="#cbbfa9"/>
    <circle cx="640" cy="345" r="34" fill="#f4efe4"/><path d="M640 324v38M620 330h40M626 364h28M620 330l-9 18h18zM660 330l-9 18h18z" stroke="#b5533c" stroke-width="4" fill="none" stroke-linejoin="round"/>
    <rect x="1080" y="300" width="8" height="392" fill="#8a8a8a"/><rect x="1088" y="304" width="130" height="80" fill="#006a4e"/><circle cx="1146" cy="344" r="26" fill="#f42a41"/>`
}

const gathering = (random: Random) => {
  const person = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="${random.pick(['#e0ac7e', '#c98f5f', '#b07845', '#f0c9a4'])}"/>
     <path d="M${x - 30} ${y - 6}q30-50 60 0z" fill="#2b1c14"/>
     <path d="M${x - 54} ${y + 150}q0-116 54-116t54 116z" fill="#1b1d21"/><path d="M${x - 10} ${y + 36}h20l6 50h-32z" fill="#f5f5f5"/>`
  const rows = [0, 1].flatMap((row) =>
    Array.from({ length: 9 - row }, (_, index) => person(130 + row * 62 + index * 128, 440 + row * 130)),
  )
  return `<rect width="1280" height="860" fill="${random.pick(['#efe6d8', '#e3ebe6', '#e6e7ef'])}"/>
    <rect y="600" width="1280" height="260" fill="#b7a98f"/>
    <rect x="140" y="90" width="1000" height="190" rx="10" fill="${random.pick(['#0b5d43', '#7b2433', '#27406b'])}"/>
    <rect x="260" y="140" width="760" height="24" rx="12" fill="#fff" opacity=".85"/><rect x="360" y="196" width="560" height="18" rx="9" fill="#fff" opacity=".6"/>
    ${rows.join('')}`
}

const newspaper = (random: Random) => {
  const line = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="9" fill="#6e6a62" opacity=".75"/>`
  const column = (x: number) =>
    Array.from({ length: 22 }, (_, index) => line(x, 420 + index * 18, random.whole(190, 250))).join('')
  return `<rect width="1280" height="860" fill="#cfc8ba"/><g transform="rotate(${random.whole(-3, 3)} 640 430)">
    <rect x="110" y="50" width="1060" height="780" fill="#f5f0e3"/><rect x="160" y="90" width="960" height="54" fill="#3d3a35"/>
    <rect x="160" y="170" width="700" height="36" fill="#57534b"/><rect x="160" y="222" width="560" height="22" fill="#7a756b"/>
    <rect x="160" y="276" width="420" height="120" fill="#b9b2a3"/>${column(160)}${column(440)}${column(720)}
    <rect x="720" y="276" width="400" height="120" fill="#c8c1b2"/></g>`
}

/** Draws a picture for the gallery and the slides: a JPEG of 1280 × 860 pixels. */
export async function aScene(
  random: Random,
  kind: 'courthouse' | 'gathering' | 'newspaper',
): Promise<Buffer> {
  const draw = { courthouse, gathering, newspaper }[kind]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="860" viewBox="0 0 1280 860">${draw(random)}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
}
