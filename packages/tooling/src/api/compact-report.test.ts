import { compactReport } from './compact-report.ts'

test('a member of a declaration is one line, and remarks without content are left out', () => {
  const report = `// @public (undocumented)
export const bank: Resource<    {
readonly name: {
label: Words;
kind: "text";
};
readonly note: Field;
}, object>;

// @public (undocumented)
export const count: number;

// @public
export const total: number;
`
  expect(compactReport(report)).toBe(
    `export const bank: Resource<    {
readonly name: { label: Words; kind: "text"; };
readonly note: Field;
}, object>;
export const count: number;
export const total: number;
`.trimEnd(),
  )
})
