/** The three fields that find an advocate in a form. Only the number is part of the record. */
export const lookupProps = {
  id: { name: 'advocate_id' },
  name: { name: 'advocate_name', label: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' } },
  phone: { name: 'advocate_phone', label: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' }, required: false },
}
