/** A line for each: title, author, publisher, year, subject, shelf, number of copies. */
const lines = `
The Constitution of the People's Republic of Bangladesh | Government of Bangladesh | Bangladesh Government Press | 2019 | Constitutional law | A-1 | 3
Constitutional Law of Bangladesh | Mahmudul Islam | Mullick Brothers | 2012 | Constitutional law | A-1 | 3
The Code of Civil Procedure, 1908 | Md. Abdul Halim | CCB Foundation | 2018 | Civil procedure | A-2 | 4
The Code of Civil Procedure | D. F. Mulla | LexisNexis | 2011 | Civil procedure | A-2 | 2
The Code of Criminal Procedure, 1898 | Zahirul Huq | Bangladesh Law Book Company | 2015 | Criminal procedure | A-3 | 4
The Penal Code, 1860 | Zahirul Huq | Bangladesh Law Book Company | 2016 | Criminal law | A-3 | 4
The Law of Crimes | Ratanlal and Dhirajlal | LexisNexis | 2013 | Criminal law | A-3 | 2
The Evidence Act, 1872 | Bashir Ullah | New Warsi Book | 2014 | Evidence | A-4 | 3
Principles and Digest of the Law of Evidence | M. Monir | Universal Law | 2010 | Evidence | A-4 | 2
The Limitation Act, 1908 | Zahirul Huq | Bangladesh Law Book Company | 2012 | Limitation | A-4 | 2
The Specific Relief Act, 1877 | Zahirul Huq | Bangladesh Law Book Company | 2013 | Civil law | A-4 | 2
The Transfer of Property Act | D. F. Mulla | LexisNexis | 2013 | Property | B-1 | 3
The Registration Act, 1908 | Zahirul Huq | Bangladesh Law Book Company | 2011 | Property | B-1 | 2
Land Laws of Bangladesh | Md. Abdul Kader Miah | Hira Publications | 2017 | Land | B-1 | 3
The State Acquisition and Tenancy Act, 1950 | Md. Abdul Halim | CCB Foundation | 2019 | Land | B-2 | 2
Law of Contract | Avtar Singh | Eastern Book Company | 2017 | Contract | B-2 | 3
Muslim Law | D. F. Mulla | LexisNexis | 2017 | Family law | B-3 | 3
Family Courts Ordinance, 1985 | Zahirul Huq | Bangladesh Law Book Company | 2014 | Family law | B-3 | 2
Outlines of Muhammadan Law | Asaf A. A. Fyzee | Oxford University Press | 2008 | Family law | B-3 | 2
Hindu Law | D. F. Mulla | LexisNexis | 2018 | Family law | B-3 | 1
The Companies Act, 1994 | Md. Abdul Halim | CCB Foundation | 2020 | Company law | B-4 | 2
The Negotiable Instruments Act, 1881 | Bhashyam and Adiga | Bharat Law House | 2012 | Commercial law | B-4 | 2
The Arbitration Act, 2001 | Mainul Hosein | Mullick Brothers | 2015 | Arbitration | B-4 | 1
Income Tax Law and Practice | Nikhil Chandra Shil | Tax Publications | 2022 | Tax | C-1 | 2
The Labour Act, 2006 | Md. Abdul Halim | CCB Foundation | 2018 | Labour law | C-1 | 2
Administrative Law | M. P. Jain and S. N. Jain | LexisNexis | 2017 | Administrative law | C-2 | 1
Jurisprudence | P. J. Fitzgerald | Sweet and Maxwell | 2004 | Jurisprudence | C-2 | 2
Interpretation of Statutes | P. St. J. Langan | LexisNexis | 2006 | Jurisprudence | C-2 | 1
Legal System of Bangladesh | Md. Abdul Halim | CCB Foundation | 2016 | Jurisprudence | C-2 | 2
Pleadings, Drafting and Conveyancing | Md. Abdul Halim | CCB Foundation | 2015 | Drafting | C-3 | 3
দণ্ডবিধি, ১৮৬০ | মোঃ আনসার আলী খান | বাংলাদেশ ল বুক কোম্পানি | 2015 | ফৌজদারি আইন | C-4 | 3
ফৌজদারি কার্যবিধি, ১৮৯৮ | মোঃ আনসার আলী খান | বাংলাদেশ ল বুক কোম্পানি | 2016 | ফৌজদারি কার্যবিধি | C-4 | 3
দেওয়ানি কার্যবিধি, ১৯০৮ | মোঃ আব্দুল হালিম | সিসিবি ফাউন্ডেশন | 2018 | দেওয়ানি কার্যবিধি | C-4 | 3
সাক্ষ্য আইন, ১৮৭২ | গাজী শামছুর রহমান | খোশরোজ কিতাব মহল | 2011 | সাক্ষ্য | C-4 | 2
ভূমি আইন ও ভূমি ব্যবস্থা | মোঃ আব্দুল কাদের মিয়া | হীরা পাবলিকেশন্স | 2017 | ভূমি | D-1 | 2
নারী ও শিশু নির্যাতন দমন আইন, ২০০০ | মোঃ আনসার আলী খান | বাংলাদেশ ল বুক কোম্পানি | 2020 | ফৌজদারি আইন | D-1 | 2
Dhaka Law Reports, volume 68 | Editorial board | DLR | 2016 | Law reports | D-2 | 1
Dhaka Law Reports, volume 69 | Editorial board | DLR | 2017 | Law reports | D-2 | 1
Dhaka Law Reports, volume 70 | Editorial board | DLR | 2018 | Law reports | D-2 | 1
Bangladesh Legal Decisions, volume 38 | Editorial board | Bangladesh Bar Council | 2018 | Law reports | D-3 | 1
`

export const demoBooks = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', author = '', publisher = '', year, subject = '', shelf = '', copies] =
      line.split(' | ')
    return { title, author, publisher, year: Number(year), subject, shelf, copies: Number(copies) }
  })
