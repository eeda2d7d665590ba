CREATE TABLE "course_listings" (
	"account_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"assigned_at" timestamp with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "course_listings_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_listings" ADD CONSTRAINT "course_listings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_listings" ADD CONSTRAINT "course_listings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;