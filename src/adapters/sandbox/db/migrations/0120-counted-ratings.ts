/**
 * Ratings are counted, and their average is computed from the counts. A review is deleted with its rating.
 *
 * The column `categories` stays for servers of the release before. Reviews of customers have no title; those without a
 * rating are of deleted accounts.
 */
export const countedRatings: readonly string[] = [
  'alter table product_score alter column categories drop not null',
  'alter table product_score add column earlier jsonb',
  `alter table product_score add column aspects jsonb not null default '{}'`,
  `alter table product_review add column rating_id int references product_rating(id) on delete cascade`,
  'create index review_of_rating on product_review(rating_id)',
  // An average of an aspect counted as one of all ratings.
  `update product_score s set aspects = coalesce((
     select jsonb_object_agg(aspect->>'code', jsonb_build_object(
       'tenths', (aspect->>'tenths')::int * p.rating_count, 'count', p.rating_count))
     from jsonb_array_elements(s.categories) aspect), '{}')
   from product p where p.id = s.product_id and p.rating_count > 0`,
  `update product_review w set rating_id = r.id from product_rating r
   where r.state = 'published' and r.product_id = w.product_id and r.locale = w.locale and w.title = ''
     and r.author = w.author and r.review = w.body and r.written = w.written`,
  `with gone as (delete from product_review where title = '' and rating_id is null returning product_id, stars),
   stars as (
     update product_score s set given = (
       select jsonb_agg(greatest(0, num::int - (
         select count(*) from gone g where g.product_id = s.product_id and g.stars = 6 - at)) order by at)
       from jsonb_array_elements_text(s.given) with ordinality of_star(num, at))
     where s.product_id in (select product_id from gone))
   update product p set rating_count = greatest(0, rating_count - n)
   from (select product_id, count(*) as n from gone group by product_id) less where less.product_id = p.id`,
  // What an engine counted before is in the average only.
  `update product_score s set earlier = jsonb_build_object(
     'tenths', least(50 * unknown.n, greatest(0, p.rating_tenths * p.rating_count - known.tenths)), 'count', unknown.n)
   from product p, lateral (
     select sum(num::int * (6 - at) * 10)::int as tenths, sum(num::int)::int as count
     from jsonb_array_elements_text((select given from product_score where product_id = p.id))
       with ordinality of_star(num, at)) known, lateral (select p.rating_count - known.count as n) unknown
   where p.id = s.product_id and unknown.n > 0`,
  `with counted as (
     select s.product_id, round(sum(num::int * (6 - at) * 10) / sum(num::int)) as tenths
     from product_score s, jsonb_array_elements_text(s.given) with ordinality of_star(num, at)
     where s.earlier is null group by s.product_id having sum(num::int) > 0),
   corrected as (
     update product p set rating_tenths = counted.tenths from counted
     where counted.product_id = p.id and p.rating_tenths <> counted.tenths returning p.id)
   insert into range_stale select id from corrected on conflict do nothing`,
];
