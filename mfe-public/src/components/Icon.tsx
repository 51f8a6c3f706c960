const paths = {
  members:
    'M8.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M15.5 5a3.3 3.3 0 0 1 0 6.4M17.5 14.3c2.7.7 4.5 2.9 4.5 5.7',
  committee: 'M3 20h18M5 17v-7M9.7 17v-7M14.3 17v-7M19 17v-7M3 10h18L12 4ZM4 17h16',
  gallery: 'M4 5h16v14H4ZM4 16l4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.5h.01',
  place:
    'M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone:
    'M6.5 3.5 9 4l1.3 4-2 1.7a12.5 12.5 0 0 0 6 6l1.7-2 4 1.3.500 2.5c.2 1.5-1 3-2.5 3C10.5 20.5 3.5 13.5 3.5 6c0-1.5 1.5-2.7 3-2.5Z',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2',
  document: 'M6 3h8.5L19 7.5V21H6ZM14 3v5h5M9 12.5h7M9 16h7',
  before: 'M15 5l-7 7 7 7',
  after: 'M9 5l7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5 18.5 12 8 18.5Z',
  close: 'M6 6l12 12M18 6 6 18',
} as const
export type IconName = keyof typeof paths

/** A decorative line icon. Screen readers skip it, because a text beside it has the same meaning. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path
      d={paths[name]}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
