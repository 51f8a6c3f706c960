insert into templates (kind, version, subject_en, text_en, subject_bn, text_bn, saved_by) values
  ('objection', 1, 'Objection to {{list}}',
    '{{name}} ({{number}}): the objection about you in the list {{list}} was {{decision}}. Ask the office for the reason.',
    '{{list}}: আপত্তির সিদ্ধান্ত',
    '{{name}} ({{number}}): {{list}} তালিকায় আপনার বিষয়ে আপত্তি {{decision}} হয়েছে। কারণ জানতে অফিসে যোগাযোগ করুন।', 'Samity');
