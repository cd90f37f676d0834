-- Of a request whose home an admin took away, or whose landlord was suspended.
ALTER TYPE decline_reason ADD VALUE 'not_offered';
