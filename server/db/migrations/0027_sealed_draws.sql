-- Of several that were sealed at once the first stays.
DELETE FROM "lottery_draws" AS later USING "lottery_draws" AS first
WHERE later.account_id = first.account_id AND later.subject_id = first.subject_id AND later.board = first.board
  AND later.season = first.season AND later.drawn_at IS NULL AND first.drawn_at IS NULL AND later.number > first.number;
--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_draws_sealed" ON "lottery_draws" USING btree ("account_id","subject_id","board","season") WHERE "lottery_draws"."drawn_at" is null;
