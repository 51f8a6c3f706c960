import { today } from '@samity/shared-api/contract/day'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { addRecords } from './bulk.ts'
import type { Client } from './client.ts'
import type { Random } from './random.ts'
import { aScene } from './scenes.ts'

type SceneKind = Parameters<typeof aScene>[1]

const historyBengali = `মেঘনাপুর জেলা আইনজীবী সমিতি ১৮৭৪ সালে প্রতিষ্ঠিত হয়। মেঘনা নদীর তীরে গড়ে ওঠা এই জনপদে আদালত স্থাপনের পরপরই স্থানীয় আইনজীবীরা একটি ছোট টিনের ঘরে বসে সমিতির যাত্রা শুরু করেন।

দেড়শ বছরের পথচলায় সমিতি দেখেছে ভাষা আন্দোলন, মহান মুক্তিযুদ্ধ ও গণতন্ত্রের সংগ্রাম। সমিতির বহু সদস্য এসব আন্দোলনে অংশ নিয়েছেন এবং জেলার মানুষের অধিকার রক্ষায় বিনা পারিশ্রমিকে মামলা পরিচালনা করেছেন।

আজ সমিতির নিজস্ব ভবন, সমৃদ্ধ গ্রন্থাগার, কল্যাণ তহবিল ও আইনগত সহায়তা কেন্দ্র রয়েছে। প্রতি বছর সদস্যদের প্রত্যক্ষ ভোটে কার্যনির্বাহী কমিটি নির্বাচিত হয়।`

const historyEnglish = `The Meghnapur District Bar Association was founded in 1874. Soon after a court was set up in this town on the bank of the Meghna, the local lawyers began to meet in a small tin-roofed house, and the association was born.

In one hundred and fifty years the association has seen the Language Movement, the Liberation War and the struggle for democracy. Many of its members took part in them, and pleaded without a fee to defend the rights of the people of the district.

Today the association has its own building, a rich library, a welfare fund and a legal aid centre. Every year the members elect the executive committee by direct vote.`

const gatherings = [
  'Annual general meeting',
  'Reception of newly enrolled advocates',
  'Seminar on legal aid',
  'Independence Day programme',
  'Blood donation day',
  'Inauguration of the library',
  'Winter cloth distribution',
  'Farewell of a senior member',
]

export async function fillSite(admin: Client, staff: Client, random: Random): Promise<void> {
  const name = { en: 'Meghnapur District Bar Association', bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি' }
  const { association, contact } = await admin.get<{ association: object; contact: object }>('settings/')
  const premises = 'Court premises'
  const slideKinds = ['courthouse', 'gathering', 'courthouse', 'gathering'] as const
  const drawings: { caption: string; kind: SceneKind; scene: Promise<Buffer> }[] = []
  const draw = (caption: string, kind: SceneKind) =>
    drawings.push({ caption, kind, scene: aScene(random, kind) })
  for (const kind of slideKinds) draw(kind === 'courthouse' ? premises : random.pick(gatherings), kind)
  for (let index = 0; index < 20; index++) {
    const kind = index % 4 === 3 ? 'newspaper' : index % 4 === 1 ? 'courthouse' : 'gathering'
    if (kind === 'newspaper') draw(`Local newspaper, ${random.whole(2019, 2026)}`, kind)
    else draw(kind === 'courthouse' ? premises : random.pick(gatherings), kind)
  }
  const items = await addRecords(
    staff,
    galleryItem,
    await Promise.all(
      drawings.map(async ({ caption, kind, scene }) => ({
        body: { caption, type: kind === 'newspaper' ? 'paper-cut' : 'general' },
        pictures: { image: await scene },
      })),
    ),
  )
  const slides = items.slice(0, slideKinds.length).map(({ image }, index) => ({
    image,
    title: index === 0 ? { en: `Welcome to ${name.en}`, bn: `${name.bn}তে স্বাগতম` } : { en: '', bn: '' },
  }))
  await admin.put('settings/', {
    // the specified card, with all of its fields
    members: { hidden_fields: [] },
    prints: { spelling: 'specified' },
    association: {
      ...association,
      name,
      established: { en: 'Established - 1874', bn: 'প্রতিষ্ঠিত - ১৮৭৪' },
      history: { en: historyEnglish, bn: historyBengali },
    },
    contact: {
      ...contact,
      address: {
        en: 'Bar Bhaban, District Court Premises, Meghnapur',
        bn: 'বার ভবন, জেলা আদালত প্রাঙ্গণ, মেঘনাপুর',
      },
      landmark: { en: 'Beside the District Judge Court', bn: 'জেলা জজ আদালতের পাশে' },
      phone: '01711000000',
      email: 'office@meghnapurbar.example',
    },
    slides,
  })
  await fillNotices(staff)
}

const noticeBoard = [
  {
    days: 2,
    title: 'Annual general meeting',
    title_bengali: 'বার্ষিক সাধারণ সভা',
    body: 'The annual general meeting is held in the main hall of Bar Bhaban at 2 pm. All members are asked to attend.\n\nMembers can read the accounts of the year in the office.',
    body_bengali:
      'বার ভবনের মূল মিলনায়তনে দুপুর ২টায় বার্ষিক সাধারণ সভা অনুষ্ঠিত হবে। সকল সদস্যকে উপস্থিত থাকার অনুরোধ করা হলো।\n\nবছরের হিসাব অফিসে দেখা যাবে।',
  },
  {
    days: 12,
    title: 'Free legal aid camp',
    title_bengali: 'বিনামূল্যে আইনি সহায়তা ক্যাম্প',
    body: 'Members of the association give free legal advice at the legal aid office every Thursday.',
    body_bengali: 'প্রতি বৃহস্পতিবার লিগ্যাল এইড অফিসে সমিতির সদস্যরা বিনামূল্যে আইনি পরামর্শ দেন।',
  },
  {
    days: 30,
    title: 'Membership fees of the year',
    title_bengali: 'চলতি বছরের সদস্য ফি',
    body: 'Members are asked to pay the fees of the year at the counter of the office.',
    body_bengali: 'সদস্যদের অফিসের কাউন্টারে চলতি বছরের ফি পরিশোধ করার অনুরোধ করা হলো।',
  },
]

async function fillNotices(staff: Client): Promise<void> {
  for (const { days, ...notice } of noticeBoard) {
    const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await staff.post('notices/', { ...notice, notice_date: today(day) })
  }
}
