CREATE TABLE "error_causes" (
	"answer_id" integer PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"account_id" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "error_causes" ADD CONSTRAINT "error_causes_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_causes" ADD CONSTRAINT "error_causes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;