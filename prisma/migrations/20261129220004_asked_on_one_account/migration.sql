-- The bank of an account, and the stay that a payment is asked for, stay as they were told too.
DROP TRIGGER keep_asked ON payment_requests;
CREATE TRIGGER keep_asked BEFORE UPDATE ON payment_requests FOR EACH ROW
  WHEN ((OLD.booking_request_id, OLD.kind, OLD.amount_cents, OLD.reference, OLD.iban, OLD.holder_name, OLD.bic)
      IS DISTINCT FROM (NEW.booking_request_id, NEW.kind, NEW.amount_cents, NEW.reference, NEW.iban, NEW.holder_name, NEW.bic)
    OR OLD.canceled_at IS NOT NULL AND OLD.canceled_at IS DISTINCT FROM NEW.canceled_at)
  EXECUTE FUNCTION keep_payment_request();
