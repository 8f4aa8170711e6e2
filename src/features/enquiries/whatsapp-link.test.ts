import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { whatsappLink } from "./whatsapp-link.ts";

const publicUrl = "https://mandap.example";

test("WhatsApp opens with the number and the booking's address; a landline has none", () => {
  const link = new URL(whatsappLink("+919876543210", { publicUrl, booking: "MD-7K3Q-9ZXA" })!);
  expect(link.origin + link.pathname).toBe("https://wa.me/919876543210");
  expect([...link.searchParams]).toEqual([
    ["text", "About our booking MD-7K3Q-9ZXA:\nhttps://mandap.example/bookings/MD-7K3Q-9ZXA"],
  ]);
  expect(whatsappLink("98765 43210", { publicUrl, booking: null })).toBe("https://wa.me/919876543210");
  for (const phone of ["022 24001234", "+91 22 2400 1234", ""])
    expect(whatsappLink(phone, { publicUrl, booking: "MD-7K3Q-9ZXA" })).toBeNull();
});

test("who writes in Hindi passes on the address of the page in Hindi", () => {
  const link = new URL(inLanguage("hi", () => whatsappLink("98765 43210", { publicUrl, booking: "MD-7K3Q-9ZXA" })!));
  expect(link.searchParams.get("text")).toBe(
    "हमारी बुकिंग MD-7K3Q-9ZXA के बारे में:\nhttps://mandap.example/hi/bookings/MD-7K3Q-9ZXA",
  );
});
