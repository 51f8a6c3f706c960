-- One word on every screen: what the sales screens call জামিননামা the reports called otherwise.
update heads set name_bn = 'জামিননামা' where code = 'bail_bond' and name_bn = 'বেইল বন্ড';
