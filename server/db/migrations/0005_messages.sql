DROP INDEX "messages_account";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reward_coins" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id","subject_id","is_read");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_occasion" UNIQUE("account_id","subject_id","occasion");