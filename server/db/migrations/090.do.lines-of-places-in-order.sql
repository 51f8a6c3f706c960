-- former version: runs

-- the lines of a place in the order of their ids
create index place_lines_place on place_lines (place_id, id);
