-- People type articles in any case, one by one and by the thousand in a file.
create index products_article_in_any_case on products (lower(article collate "und-x-icu"));
