// Only here: the server's tests look for a database that a person has given, too.
process.env['TEST_DATABASE_URL'] = process.env['SAMITY_SERVICE_DATABASE']
