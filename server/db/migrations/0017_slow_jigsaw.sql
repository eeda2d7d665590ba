CREATE TABLE "final_reviews" (
	"student_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"text" text NOT NULL,
	"account_id" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "final_reviews_student_id_subject_id_first_day_last_day_pk" PRIMARY KEY("student_id","subject_id","first_day","last_day")
);
--> statement-breakpoint
ALTER TABLE "final_reviews" ADD CONSTRAINT "final_reviews_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "final_reviews" ADD CONSTRAINT "final_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;