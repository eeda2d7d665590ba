CREATE TABLE "hidden_score_labels" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foundation_rounds" (
	"student_id" integer NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "foundation_rounds_student_id_round_pk" PRIMARY KEY("student_id","round")
);
--> statement-breakpoint
ALTER TABLE "hidden_score_labels" ADD CONSTRAINT "hidden_score_labels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foundation_rounds" ADD CONSTRAINT "foundation_rounds_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;