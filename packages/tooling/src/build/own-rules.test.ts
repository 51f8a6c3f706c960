import OwnRules from './own-rules.ts'

type Rule = ConstructorParameters<typeof OwnRules>[0][string][number]
const validate = (rule: Rule, name: unknown) => new OwnRules({ name: [rule] }).validate({ name })

test('a value that the validator accepts is valid', async () => {
  await expect(validate({ validator: (_rule, _value, done) => done() }, 'Rahima')).resolves.toEqual({
    name: 'Rahima',
  })
})

test.each<[string, Rule]>([
  ['an error', { validator: (_rule, _value, done) => done(new Error('Required')) }],
  ['a text', { validator: (_rule, _value, done) => done('Required') }],
  ['a rejected promise', { validator: () => Promise.reject(new Error('Required')) }],
])('%s of the validator is the error of the field', async (_what, rule) => {
  await expect(validate(rule, '')).rejects.toEqual({ errors: [{ field: 'name', message: 'Required' }] })
})

test('a rule without a validator is refused, because this build would not check it', async () => {
  await expect(validate({}, 'Rahima')).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining('needs a validator') as string }],
  })
})
