/** Halls to choose from, for tests. */
import type { Deps } from "../../platform/deps.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";

/** An approved venue in Indore, priced by the plate. */
export async function testHall(
  deps: Deps,
  title: string,
  {
    price = 850_00,
    priceUnit = "plate",
    capacity = 600,
  }: { price?: number; priceUnit?: string; capacity?: number } = {},
): Promise<{ id: string; slug: string }> {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const hall = {
    kind: "Banquet hall",
    capacity,
    halls: [{ name: "Pearl", seated: 100, floating: 200 }],
    priceUnit,
    price,
    nonVegPrice: null,
    rooms: 4,
    amenities: [],
    rules: [],
    description: "",
  };
  const found = await testListing(deps, "venues", {
    title,
    slug,
    attributes: hall,
    facets: { kind: "Banquet hall", priceUnit },
  });
  await deps.database.pool.query("UPDATE listings SET pin = '452001', city = 'Indore' WHERE id = $1", [found.id]);
  return found;
}
