CREATE TABLE "reminders" (
	"student_id" integer NOT NULL,
	"reason" text NOT NULL,
	"day" date NOT NULL,
	"account_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_student_id_reason_day_pk" PRIMARY KEY("student_id","reason","day")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;