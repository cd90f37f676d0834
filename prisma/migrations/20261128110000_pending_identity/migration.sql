-- An account elsewhere that is linked once the sign-in is through its second factor: {provider, issuer, subject, email}.
ALTER TABLE pending_sign_ins ADD COLUMN identity jsonb;
