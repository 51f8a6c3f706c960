const tones = ['#0b6e4f', '#a3561b', '#1f5f8b', '#7a3b78'] as const

export const toneOf = (index: number): string => tones[index % tones.length]!
