const tones = ['green', 'rust', 'blue', 'plum'] as const

export const toneOf = (index: number): string => `var(--samity-${tones[index % tones.length]!})`
