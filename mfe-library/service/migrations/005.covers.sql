-- The cover of a book: the address of a picture that the core stores for the library. A picture belongs to one book, because the
-- library deletes it with the book.
alter table books add column cover text;
create unique index books_cover_key on books (cover);
