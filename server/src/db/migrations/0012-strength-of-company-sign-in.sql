-- Whether, according to the ID token, the sign-in there was strong enough to need no second factor here (OIDC-10).
ALTER TABLE oidc_arrival ADD COLUMN is_strong boolean NOT NULL DEFAULT false;
