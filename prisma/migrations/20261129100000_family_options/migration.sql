-- What families choose a home by, beside the first fifteen options.
INSERT INTO listing_options (id, key, name, value_type) VALUES
  (16, 'lift', 'Lift', 'boolean'),
  (17, 'washing_machine', 'Wasmachine', 'boolean'),
  (18, 'tv', 'Televisie', 'boolean'),
  (19, 'cot', 'Kinderbedje', 'boolean'),
  (20, 'high_chair', 'Kinderstoel', 'boolean'),
  (21, 'stair_gate', 'Traphekje', 'boolean'),
  (22, 'terrace', 'Terras of balkon', 'boolean'),
  (23, 'garden_fenced', 'Omheinde tuin', 'boolean'),
  (24, 'bicycle_storage', 'Fietsenstalling', 'boolean'),
  (25, 'charging_point', 'Laadpaal', 'boolean'),
  (26, 'fireplace', 'Open haard', 'boolean'),
  (27, 'sauna', 'Sauna', 'boolean'),
  (28, 'swimming_pool', 'Zwembad', 'boolean'),
  (29, 'beach_cabin', 'Strandcabine', 'boolean'),
  (30, 'work_place', 'Werkplek', 'boolean');
