-- Accounts of other sites with which somebody signs in here: an OpenID provider names a person by issuer and subject,
-- and one such name opens one account.
CREATE TABLE "user_identities" (
  "id" SERIAL PRIMARY KEY,
  "user_id" INTEGER NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "provider" VARCHAR(20) NOT NULL,
  "issuer" VARCHAR(500) NOT NULL,
  "subject" VARCHAR(255) NOT NULL,
  "email" CITEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "user_identities_provider" CHECK ("provider" IN ('google', 'oidc')),
  CONSTRAINT "user_identities_subject" CHECK ("subject" <> '' AND "issuer" <> '')
);

CREATE UNIQUE INDEX "user_identities_issuer_subject_key" ON "user_identities" ("issuer", "subject");
CREATE INDEX "user_identities_user_id_idx" ON "user_identities" ("user_id");
