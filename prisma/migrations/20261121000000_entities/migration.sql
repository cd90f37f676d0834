-- citext: e-mail addresses compare without case. btree_gist: the exclusion constraint on stays.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateEnum
CREATE TYPE "property_type" AS ENUM ('apartment', 'studio', 'penthouse', 'villa', 'house');

-- CreateEnum
CREATE TYPE "oceanview" AS ENUM ('front', 'side', 'no');

-- CreateEnum
CREATE TYPE "occupancy_source" AS ENUM ('internal', 'airbnb', 'booking_com', 'blocked');

-- CreateEnum
CREATE TYPE "booking_request_status" AS ENUM ('pending', 'approved', 'declined', 'canceled');

-- CreateEnum
CREATE TYPE "token_kind" AS ENUM ('verify_email', 'reset_password', 'change_email');

-- CreateEnum
CREATE TYPE "option_value_type" AS ENUM ('boolean', 'count');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT,
    "date_of_birth" DATE,
    "user_role_id" SMALLINT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "phone_number" VARCHAR(20),
    "receive_emails" BOOLEAN NOT NULL DEFAULT true,
    "vat_number" VARCHAR(20),
    "billing_street_name" VARCHAR(150),
    "billing_house_number" VARCHAR(20),
    "billing_postal_code" VARCHAR(10),
    "billing_city" VARCHAR(100),
    "billing_country" VARCHAR(2),
    "last_login_at" TIMESTAMPTZ(3),
    "login_count" INTEGER NOT NULL DEFAULT 0,
    "suspended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" VARCHAR(64) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "impersonator_id" INTEGER,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "token_kind" NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "new_email" CITEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_cities" (
    "id" SMALLINT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "municipality" VARCHAR(60) NOT NULL,
    "postcode" VARCHAR(10) NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "listing_cities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_options" (
    "id" SMALLINT NOT NULL,
    "key" VARCHAR(40) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "value_type" "option_value_type" NOT NULL,

    CONSTRAINT "listing_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listings" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "logiesdecreet" VARCHAR(6) NOT NULL,
    "name_residence" VARCHAR(150),
    "name_holiday_home" VARCHAR(150),
    "description" VARCHAR(750),
    "property_type" "property_type",
    "number_of_bedrooms" SMALLINT,
    "number_of_bathrooms" SMALLINT,
    "max_capacity" SMALLINT,
    "oceanview" "oceanview",
    "price" INTEGER,
    "address_street_name" VARCHAR(150),
    "address_house_number" VARCHAR(20),
    "address_house_number_suffix" VARCHAR(20),
    "address_postcode" VARCHAR(10),
    "display_home_address" BOOLEAN NOT NULL DEFAULT false,
    "listing_city_id" SMALLINT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "phone_number" VARCHAR(20),
    "check_in" TIME(0),
    "check_out" TIME(0),
    "min_stay" SMALLINT,
    "max_stay" SMALLINT,
    "max_days_reservation_advance" SMALLINT,
    "rental_period_night" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_week" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_midweek" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_two_weeks" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_weekend" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_long_weekend" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_month" BOOLEAN NOT NULL DEFAULT false,
    "rental_period_year" BOOLEAN NOT NULL DEFAULT false,
    "rating" DECIMAL(3,2),
    "approved_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "first_published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_settings" (
    "listing_id" INTEGER NOT NULL,
    "listing_option_id" SMALLINT NOT NULL,
    "value" SMALLINT NOT NULL,

    CONSTRAINT "listing_settings_pkey" PRIMARY KEY ("listing_id","listing_option_id")
);

-- CreateTable
CREATE TABLE "listing_pictures" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "listing_id" INTEGER NOT NULL,
    "order_number" SMALLINT NOT NULL,
    "storage_key" VARCHAR(120) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "rotate" SMALLINT NOT NULL DEFAULT 0,
    "placeholder" TEXT,
    "description" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_managers" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "email" CITEXT NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_managers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_listing_prices" (
    "listing_id" INTEGER NOT NULL,
    "valid_at" DATE NOT NULL,
    "price" INTEGER NOT NULL,

    CONSTRAINT "custom_listing_prices_pkey" PRIMARY KEY ("listing_id","valid_at")
);

-- CreateTable
CREATE TABLE "occupancies" (
    "id" SERIAL NOT NULL,
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "listing_id" INTEGER NOT NULL,
    "source" "occupancy_source" NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "booking_request_id" INTEGER,
    "calendar_feed_id" INTEGER,
    "summary" VARCHAR(200),
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "occupancies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "source" "occupancy_source" NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "etag" VARCHAR(300),
    "last_modified" VARCHAR(100),
    "last_attempt_at" TIMESTAMPTZ(3),
    "last_success_at" TIMESTAMPTZ(3),
    "next_run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "error" VARCHAR(500),
    "empty_since" TIMESTAMPTZ(3),
    "empty_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_logs" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "type" VARCHAR(40) NOT NULL,
    "new_values" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_requests" (
    "id" SERIAL NOT NULL,
    "uuid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "listing_id" INTEGER NOT NULL,
    "status" "booking_request_status" NOT NULL DEFAULT 'pending',
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "date_of_birth" DATE,
    "email" VARCHAR(254) NOT NULL,
    "country" VARCHAR(5) NOT NULL,
    "phone_number" VARCHAR(30),
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "number_of_adults" SMALLINT NOT NULL,
    "number_of_children" SMALLINT NOT NULL,
    "number_of_pets" SMALLINT NOT NULL DEFAULT 0,
    "street_name" VARCHAR(150),
    "house_number" VARCHAR(20),
    "city" VARCHAR(100),
    "message" VARCHAR(2000) NOT NULL,
    "price" INTEGER NOT NULL,
    "note" VARCHAR(1900),
    "check_in" TIME(0),
    "check_out" TIME(0),
    "reply" VARCHAR(2000),
    "read_at" TIMESTAMPTZ(3),
    "handled_at" TIMESTAMPTZ(3),
    "modified_by_id" INTEGER,
    "modified_at" TIMESTAMPTZ(3),
    "anonymised_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "id" SERIAL NOT NULL,
    "listing_id" INTEGER NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "country" VARCHAR(5) NOT NULL,
    "phone" VARCHAR(30),
    "subject" VARCHAR(200) NOT NULL,
    "message" VARCHAR(2000) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "handled_at" TIMESTAMPTZ(3),
    "anonymised_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_articles" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "content" TEXT NOT NULL,
    "image_key" VARCHAR(120),
    "author_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_articles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "listing_id" INTEGER,
    "name" VARCHAR(200) NOT NULL,
    "stripe_subscription_id" VARCHAR(100),
    "stripe_customer_id" VARCHAR(100),
    "cycle_ends_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "subscription_id" INTEGER,
    "number" VARCHAR(11) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'paid',
    "subtotal" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "currency" VARCHAR(3) NOT NULL DEFAULT 'EUR',
    "buyer" JSONB NOT NULL,
    "stripe_invoice_id" VARCHAR(100),
    "processed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_numbers" (
    "year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_numbers_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" VARCHAR(100) NOT NULL,
    "type" VARCHAR(100) NOT NULL,
    "processed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_views" (
    "listing_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitor_hash" VARCHAR(64) NOT NULL,

    CONSTRAINT "listing_views_pkey" PRIMARY KEY ("listing_id","day","visitor_hash")
);

-- CreateTable
CREATE TABLE "view_salts" (
    "day" DATE NOT NULL,
    "salt" VARCHAR(64) NOT NULL,

    CONSTRAINT "view_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "lodging_register" (
    "number" VARCHAR(12) NOT NULL,
    "alternative_name" VARCHAR(200),
    "name" VARCHAR(200),
    "thoroughfare" VARCHAR(200),
    "house_number" VARCHAR(20),
    "house_number_suffix" VARCHAR(20),
    "municipality" VARCHAR(100) NOT NULL,
    "post_code" VARCHAR(10),
    "province" VARCHAR(60),
    "country" VARCHAR(2) NOT NULL DEFAULT 'be',
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "maximum_capacity" INTEGER,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "lodging_register_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "audit_logs" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "action" VARCHAR(60) NOT NULL,
    "subject_type" VARCHAR(40) NOT NULL,
    "subject_id" INTEGER,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "dedupe_key" VARCHAR(200) NOT NULL,
    "template" VARCHAR(60) NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "reply_to" VARCHAR(254),
    "props" JSONB,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spent_bot_checks" (
    "solution_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_bot_checks_pkey" PRIMARY KEY ("solution_hash")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "app_settings" (
    "key" VARCHAR(60) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_user_role_id_id_idx" ON "users"("user_role_id", "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_impersonator_id_idx" ON "sessions"("impersonator_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_tokens_token_hash_key" ON "user_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "user_tokens_user_id_kind_idx" ON "user_tokens"("user_id", "kind");

-- CreateIndex
CREATE INDEX "user_tokens_expires_at_idx" ON "user_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "listing_cities_name_key" ON "listing_cities"("name");

-- CreateIndex
CREATE UNIQUE INDEX "listing_options_key_key" ON "listing_options"("key");

-- CreateIndex
CREATE UNIQUE INDEX "listings_slug_key" ON "listings"("slug");

-- CreateIndex
CREATE INDEX "listings_user_id_id_idx" ON "listings"("user_id", "id");

-- CreateIndex
CREATE INDEX "listings_listing_city_id_idx" ON "listings"("listing_city_id");

-- CreateIndex
CREATE INDEX "listings_logiesdecreet_idx" ON "listings"("logiesdecreet");

-- CreateIndex
CREATE INDEX "listing_settings_listing_option_id_value_idx" ON "listing_settings"("listing_option_id", "value");

-- CreateIndex
CREATE INDEX "listing_pictures_storage_key_idx" ON "listing_pictures"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "listing_pictures_listing_id_order_number_key" ON "listing_pictures"("listing_id", "order_number");

-- CreateIndex
CREATE INDEX "listing_managers_user_id_listing_id_idx" ON "listing_managers"("user_id", "listing_id");

-- CreateIndex
CREATE INDEX "listing_managers_email_idx" ON "listing_managers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "listing_managers_listing_id_email_key" ON "listing_managers"("listing_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "occupancies_uid_key" ON "occupancies"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "occupancies_booking_request_id_key" ON "occupancies"("booking_request_id");

-- CreateIndex
CREATE INDEX "occupancies_listing_id_end_date_idx" ON "occupancies"("listing_id", "end_date");

-- CreateIndex
CREATE INDEX "occupancies_calendar_feed_id_idx" ON "occupancies"("calendar_feed_id");

-- CreateIndex
CREATE INDEX "calendar_feeds_next_run_at_idx" ON "calendar_feeds"("next_run_at");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_listing_id_source_key" ON "calendar_feeds"("listing_id", "source");

-- CreateIndex
CREATE INDEX "listing_logs_listing_id_created_at_id_idx" ON "listing_logs"("listing_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "listing_logs_user_id_idx" ON "listing_logs"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "booking_requests_uuid_key" ON "booking_requests"("uuid");

-- CreateIndex
CREATE INDEX "booking_requests_listing_id_created_at_id_idx" ON "booking_requests"("listing_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "booking_requests_created_at_id_idx" ON "booking_requests"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "booking_requests_modified_by_id_idx" ON "booking_requests"("modified_by_id");

-- CreateIndex
CREATE INDEX "booking_requests_end_date_idx" ON "booking_requests"("end_date");

-- CreateIndex
CREATE INDEX "contact_requests_listing_id_created_at_id_idx" ON "contact_requests"("listing_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_created_at_idx" ON "contact_requests"("created_at");

-- CreateIndex
CREATE INDEX "news_articles_created_at_id_idx" ON "news_articles"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_articles_author_id_idx" ON "news_articles"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_key" ON "subscriptions"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "subscriptions_user_id_id_idx" ON "subscriptions"("user_id", "id");

-- CreateIndex
CREATE INDEX "subscriptions_listing_id_idx" ON "subscriptions"("listing_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripe_invoice_id_key" ON "orders"("stripe_invoice_id");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_id_idx" ON "orders"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_subscription_id_idx" ON "orders"("subscription_id");

-- CreateIndex
CREATE INDEX "audit_logs_subject_type_subject_id_id_idx" ON "audit_logs"("subject_type", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_logs_actor_id_id_idx" ON "audit_logs"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_logs_created_at_idx" ON "audit_logs"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_mails_dedupe_key_key" ON "outgoing_mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails"("created_at");

-- CreateIndex
CREATE INDEX "spent_bot_checks_expires_at_idx" ON "spent_bot_checks"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_fkey" FOREIGN KEY ("impersonator_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listings" ADD CONSTRAINT "listings_listing_city_id_fkey" FOREIGN KEY ("listing_city_id") REFERENCES "listing_cities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_settings" ADD CONSTRAINT "listing_settings_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_settings" ADD CONSTRAINT "listing_settings_listing_option_id_fkey" FOREIGN KEY ("listing_option_id") REFERENCES "listing_options"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_managers" ADD CONSTRAINT "listing_managers_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_managers" ADD CONSTRAINT "listing_managers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_listing_prices" ADD CONSTRAINT "custom_listing_prices_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_booking_request_id_fkey" FOREIGN KEY ("booking_request_id") REFERENCES "booking_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_calendar_feed_id_fkey" FOREIGN KEY ("calendar_feed_id") REFERENCES "calendar_feeds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_logs" ADD CONSTRAINT "listing_logs_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_logs" ADD CONSTRAINT "listing_logs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_modified_by_id_fkey" FOREIGN KEY ("modified_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


