export const Emblem = ({ size, className }: { size: number; className?: string | undefined }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true">
    <circle cx="48" cy="48" r="47" fill="#0a4536" />
    <circle cx="48" cy="48" r="43.5" stroke="#d9b765" strokeWidth="1.2" />
    <circle
      cx="48"
      cy="48"
      r="40"
      stroke="#d9b765"
      strokeWidth="2.2"
      strokeDasharray=".01 5.025"
      strokeLinecap="round"
    />
    <circle cx="48" cy="48" r="36.5" stroke="#d9b765" strokeWidth=".7" />
    <g stroke="#f3dfa8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M48 22v35M28 30.5c8 0 12-3.5 20-3.5s12 3.5 20 3.5" />
      <path d="m28 31-7.5 16h15ZM68 31l-7.5 16h15Z" strokeWidth="1.3" />
    </g>
    <path d="M19.5 47h17a8.5 6.5 0 0 1-17 0ZM59.5 47h17a8.5 6.5 0 0 1-17 0Z" fill="#f3dfa8" />
    <circle cx="48" cy="20.5" r="2.8" fill="#f3dfa8" />
    <g fill="#f3dfa8">
      <path d="M48 55c4 4.5 4 11.5 0 17-4-5.5-4-12.5 0-17Z" />
      <path
        d="M40 58.5c4.5 2.5 6.7 7.5 6.8 14-5.8-2-8.3-7.5-6.8-14ZM56 58.5c-4.5 2.5-6.7 7.5-6.8 14 5.8-2 8.3-7.5 6.8-14Z"
        opacity=".85"
      />
      <path
        d="M32.5 64c5.5.2 9.8 3.5 12.3 9-6 .8-10.8-2.7-12.3-9ZM63.5 64c-5.5.2-9.8 3.5-12.3 9 6 .8 10.8-2.7 12.3-9Z"
        opacity=".65"
      />
    </g>
    <path
      d="M32 76.5c5-2 10.5-2 16 0 5.5 2 11 2 16 0"
      stroke="#d9b765"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)
